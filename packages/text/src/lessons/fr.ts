/** Lessons in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const learn = {
  about: 'De courtes leçons sur le vrai plateau. Quittez-les, passez-les ou refaites-les comme vous voulez.',
  start: 'Commencer la première leçon',
  goOn: 'Continuer avec « {title} »',
  all: 'Toutes les leçons',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  done: 'Terminée',
  progress: 'Étape {step, number} sur {steps, number}',
  next: 'Continuer',
  stuck: 'Montrez-moi',
  try: 'Choisissez : {choices}.',
  other: 'C’est permis aussi. Regardez ce qui a changé, puis revenez : cette leçon montre autre chose.',
  back: 'Revenir à la leçon',
  again: 'Refaire la leçon',
  nextLesson: 'Leçon suivante : {title}',
  play: 'Commencer une partie',
  finished: 'Leçon terminée.',
  notKept: 'Ce navigateur ne peut pas retenir quelles leçons vous avez faites. Tout le reste fonctionne.',
  learner: 'Puabi',
  rival: 'Ninlil',
} as const satisfies Translated<typeof en.learn>;

export const lessonFault = {
  notALesson: 'Ce n’est pas une leçon de ce jeu.',
  otherLessonVersion: 'Cette leçon a été écrite pour une autre version du programme. Rechargez la page.',
  otherRules: 'Cette leçon a été écrite pour une autre version des règles. Rechargez la page ou choisissez une autre leçon.',
  otherEdition: 'Cette leçon a été écrite pour une autre édition du jeu. Choisissez une autre leçon.',
  badLesson: 'Cette leçon est endommagée à « {path} ». Votre progression est intacte.',
} as const satisfies Translated<typeof en.lessonFault>;

export const goal = {
  title: 'Le but et les cinq quartiers',
  about: 'D’où viennent les PV',
  say: {
    welcome:
      'Vous êtes Puabi et bâtissez la ville d’Ur face à Ninlil. Le joueur qui a le plus de PV à la fin l’emporte. Vous en avez 10, elle aussi.',
    construct: 'Trois projets jaunes se trouvent dans le quartier 1. Deux sont à vous : transformez les trois en un bâtiment.',
    end: 'Le bâtiment est à vous. Il ne reste aucun dé sur la barge du quartier 1 : le quartier sera décompté à la fin de votre tour.',
    scored:
      'Vous gagnez 6 PV : taille 3, multipliée par 2, la valeur de vos bâtiments jaunes. Les quartiers 1 à 3 se décomptent tous ainsi.',
    port: 'Le quartier 4 est le port. Vous y prenez le contrôle de navires, qui rapportent des PV à côté de vos maisons.',
    ziggurat: 'Le quartier 5 est la Ziggourat. Ses trois tuiles rapportent des PV pour ce que vous avez fait ailleurs.',
    time: 'À chaque décompte, 1 jeton Or quitte la piste Temps. Une fois la piste vide, la partie touche à sa fin.',
  },
  other: {
    construct: { end: 'Votre tour est fini, et les projets sont toujours des projets. Ils ne rapportent encore rien.' },
  },
} as const satisfies Translated<typeof en.goal>;

export const turn = {
  title: 'Un tour',
  about: 'Dé, Architecte, deux actions',
  say: {
    die: 'Un tour commence par un dé de la barge de votre quartier. Vous le gardez pour payer. Prenez celui que vous voulez.',
    move: 'Votre Architecte va dans le quartier dont le dé indique le numéro : c’est là que vous agirez à votre prochain tour.',
    actions:
      'Ce tour-ci, vous agissez là où se trouve votre Assistant. Vous avez 2 actions. Utilisez la tuile Action : 2 PV et 2 marqueurs Contrôle.',
    project: 'Pour votre deuxième action, placez un projet. C’est le premier pas vers un bâtiment.',
    colour: 'Un projet blanc se trouve déjà ici. Ajoutez-en un blanc : les grands bâtiments rapportent plus.',
    space: 'Il doit toucher l’autre projet blanc. Un symbole sur la case est un bonus pour vous.',
    end: 'Les deux actions sont faites. Terminez votre tour.',
    done: 'Votre Assistant a rejoint votre Architecte. C’est là que commence votre prochain tour. Voilà un tour complet.',
  },
  other: {
    move: { gold: 'Pour 1 jeton Or, votre Architecte va n’importe où. C’est parfois utile ; ici, vous pouvez le garder.' },
    actions: {
      project: 'Un projet est une bonne action aussi. Il vient ensuite dans cette leçon.',
      end: 'Vous pouvez effectuer moins de 2 actions, mais ce sont elles qui vous font avancer.',
    },
    project: { again: 'Deux fois la même action, c’est permis. Ici, essayez autre chose.' },
    colour: { colour: 'Une nouvelle couleur commence un nouveau groupe. Deux groupes de 1 rapportent moins qu’un groupe de 2.' },
    space: { bonus: 'Le bonus de cette case vous laisse encore un choix. Faites-le si vous voulez.' },
  },
} as const satisfies Translated<typeof en.turn>;

export const project = {
  title: 'Projets, construction, paiement',
  about: 'Du projet au bâtiment',
  say: {
    project: 'Un de vos projets marron se trouve ici, et un de Ninlil. Placez-en un troisième avant de construire.',
    colour: 'Un bâtiment remplace tous les projets d’une couleur dans un quartier, trois au plus. Choisissez le marron.',
    space: 'Il doit toucher le groupe marron. La case a3 vous donne aussi 1 jeton Or.',
    construct: 'Transformez maintenant les trois en un bâtiment.',
    pay: 'Vous payez 2 ressources de la couleur de la barge, et 1 de la couleur du projet pour chacun de vos marqueurs. Un dé, une caisse ou 1 jeton Or en paie une.',
    house: 'Le bâtiment porte votre maison, il est donc à vous. La case libérée sur votre plateau individuel a donné un bonus.',
    others: 'Ninlil a récupéré son marqueur et progressé d’une case sur la piste marron. Construire sur les projets des autres les aide.',
  },
  other: {
    project: { construct: 'Un bâtiment de taille 2 est possible tout de suite. La taille 3 rapporte plus à chaque décompte.' },
    colour: { colour: 'Cela commence un nouveau groupe, et le marron reste à la taille 2.' },
    space: { bonus: 'Le bonus de cette case vous laisse encore un choix. Faites-le si vous voulez.' },
    construct: { end: 'Les projets restent. Ninlil pourrait maintenant construire avant vous.' },
  },
} as const satisfies Translated<typeof en.project>;

export const scoring = {
  title: 'Maîtrise et décompte',
  about: 'Ce que vaut un bâtiment',
  say: {
    values: 'Un bâtiment rapporte sa taille multipliée par la valeur de sa couleur. Votre marqueur jaune est à la valeur 1.',
    tile: 'Deux de vos bâtiments d’ici sont jaunes. Cette tuile Action coûte 2 PV et fait progresser d’une case sur une piste. Utilisez-la.',
    track: 'Sur quelle piste ? Le jaune atteindrait la valeur 2.',
    row: 'Les bâtiments jaunes rapportent maintenant le double. Votre marqueur était aussi l’un de vos plus bas : vous gagnez le bonus indiqué à droite de son niveau, un marqueur Contrôle.',
    end: 'La barge du quartier 3 est vide. Terminez votre tour, et le quartier sera décompté.',
    gold: 'En tant que joueur actif, vous avez pris 1 jeton Or sur la piste Temps.',
    dice: 'Tout le monde remet dans la réserve ses dés blancs, la couleur de ce quartier. Pour le vôtre, vous avez progressé d’une case sur la piste blanche.',
    vp: 'Vous avez gagné 11 PV. Le grand bâtiment jaune a compté pour une taille de 4 : un jardin à côté ajoute 1, même celui de Ninlil.',
    timing: 'Surveillez les barges : prenez le dernier dé quand le décompte d’un quartier vous est favorable.',
  },
  other: {
    tile: { end: 'Le quartier est décompté maintenant, avec les bâtiments jaunes à la valeur 1.' },
    track: { track: 'C’est utile aussi, mais cette couleur a moins de bâtiments ici que le jaune.' },
  },
} as const satisfies Translated<typeof en.scoring>;

export const garden = {
  title: 'Jardinage',
  about: 'Eau et jardins',
  say: {
    gardening:
      'Lors d’un décompte, chaque jardin à côté d’un bâtiment augmente de 1 sa taille. Vous avez une tuile Jardin. Commencez le Jardinage.',
    place: 'Les jardins se placent sur l’eau. Placez votre jardin.',
    space: 'Choisissez une case Eau à côté d’un de vos bâtiments : e1 ou e3.',
    water:
      'Dans la même action, vous pouvez acheter des tuiles : l’eau pour une ressource bleue, un jardin pour une verte. Achetez une tuile Eau.',
    lay: 'Placez-la sur le plateau.',
    ground: 'Une tuile Eau doit toucher de l’eau ou un jardin. Elle fait de la place pour d’autres jardins.',
    stop: 'C’était une action. Terminez votre tour.',
    worth:
      'Lors du décompte du quartier 2, votre jardin augmentera de 1 la taille du bâtiment d’à côté. Un jardin demande un de vos marqueurs Contrôle.',
  },
  other: {
    place: { buy: 'Acheter est possible, dans n’importe quel ordre. Ici, placez d’abord le jardin.' },
    space: { space: 'Aucun de vos bâtiments ne se trouve à côté, même si le jardin compte pour certaines tuiles et cartes.' },
    water: { done: 'Vous pouvez arrêter ici. Mais votre dé bleu sera perdu quand le port sera décompté.' },
    lay: { done: 'Vous pouvez garder la tuile et la placer plus tard.' },
  },
} as const satisfies Translated<typeof en.garden>;

export const ship = {
  title: 'Les navires',
  about: 'Prendre le contrôle dans le port',
  say: {
    ship: 'Vous êtes au port, où un navire coûte 2 jetons Or. Vous en contrôlez un, et vous avez une maison dans sa rangée. Prenez le contrôle d’un autre.',
    which:
      'Un navire rapporte 1 PV si vous avez une maison dans sa rangée, et 1 de plus si vous en avez une dans sa colonne. Choisissez-en un dans la rangée du milieu.',
    ability:
      'La plupart des navires ont une capacité, valable dès votre prochain tour. Survolez un navire, ou touchez-le longuement, pour la lire.',
    again: 'Il vous reste 2 jetons Or. Prenez le contrôle d’un navire de plus.',
    third: 'Le troisième navire complète la rangée.',
    harbormaster: 'Trois navires dans une rangée ou une colonne vous donnent le Capitaine du port à son bout, s’il y est encore.',
    construct:
      'Vous pouvez aussi prendre le contrôle de navires hors du port : après chaque bâtiment que vous construisez, pour 1 jeton Or, un navire de la même taille.',
  },
  other: {
    which: { ship: 'Ce navire n’est ni dans la rangée ni dans la colonne de votre maison : il ne rapporte encore rien au port.' },
    again: { end: 'Vous pouvez garder votre or. Ici, terminez la rangée.' },
    third: { ship: 'Un beau navire, mais il ne complète ni rangée ni colonne.' },
  },
} as const satisfies Translated<typeof en.ship>;

export const port = {
  title: 'Maisons du port et Capitaines du port',
  about: 'Des maisons à côté de vos navires',
  say: {
    house: 'Vous avez deux navires dans la première rangée du port, mais aucune maison. Placez-en une : elle coûte 2 ressources bleues.',
    space:
      'Chaque rangée ou colonne a une case bleue avec un bonus et une case rouge avec une caisse. Choisissez-en une de la première rangée.',
    pay: 'Payez avec vos deux dés, et gardez l’or pour un navire.',
    worth: 'Quand le port est décompté, chacun de vos navires de cette rangée rapporte 1 PV.',
    ship: 'Il manque un navire dans cette rangée. Prenez-en le contrôle.',
    third: 'Il est imprimé sur le plateau : il n’a pas de capacité, mais compte comme une couleur de votre choix.',
    use: 'La rangée est complète, et le Capitaine du port est à vous. Utilisez-le une fois, quand vous voulez pendant votre tour : celui-ci donne 2 jetons Or.',
    kept: 'Un Capitaine du port que vous n’utilisez jamais vaut 3 PV à la fin.',
    score: 'Au port, il vous faut les deux : des navires, et des maisons dans leurs rangées ou colonnes.',
  },
  other: {
    house: {
      ship: 'Le navire vient ensuite dans cette leçon.',
      end: 'Vous quitteriez le port sans maison.',
    },
    space: { column: 'Un de vos navires est dans cette colonne. La rangée en a deux.' },
    pay: { gold: 'L’or peut remplacer toute ressource, mais il manque ensuite pour le navire.' },
    ship: { end: 'Vous pouvez arrêter, mais il manque un navire à la rangée.' },
    third: { ship: 'Ce navire ne complète pas la rangée.' },
    use: { end: 'Vous gardez le Capitaine du port : 3 PV à la fin, ou son effet plus tard.' },
  },
} as const satisfies Translated<typeof en.port>;

export const ziggurat = {
  title: 'La Ziggourat',
  about: 'Trois tuiles qui comptent le reste',
  say: {
    tiles:
      'Chaque section de la Ziggourat a une tuile qui rapporte des PV pour quelque chose : navires, maisons… Survolez-en une, ou touchez-la longuement, pour la lire.',
    house: 'Ici, une maison coûte 2 ressources vertes. Placez-en une.',
    space:
      'Sa section décide de la tuile qui reçoit votre marqueur. Vous avez des bâtiments : la section jaune convient ; dans la marron, vous atteindriez le deuxième emplacement.',
    claim: 'Votre marqueur est sur la tuile de cette section. Chaque maison suivante ajoute un marqueur, et la tuile vaut plus.',
    score:
      'Quand le quartier 5 est décompté, chaque tuile compte selon votre marqueur le plus à droite. Les tuiles changent à chaque partie : lisez-les tôt.',
  },
  other: {
    house: { end: 'Vous quitteriez la Ziggourat sans y avoir placé de marqueur.' },
    space: {
      white: 'La section blanche compte les navires, et vous n’en avez pas encore. Cela peut convenir quand même si vous en prévoyez.',
    },
  },
} as const satisfies Translated<typeof en.ziggurat>;

export const cards = {
  title: 'Décrets et cartes Urbanisation',
  about: 'Deux sortes de cartes',
  say: {
    decree:
      'Les décrets sont ouverts à tout le monde. Le premier qui en remplit les conditions le décompte. Celui-ci demande 2 bâtiments de chaque couleur.',
    construct: 'Vous en avez deux blancs, deux jaunes et un marron. Construisez le deuxième marron.',
    score: 'Vous remplissez maintenant les conditions du décret. Le décompter est gratuit et ne coûte pas d’action.',
    scored: 'Il a rapporté 10 PV et 2 jetons Or. Personne d’autre ne peut plus le décompter.',
    urban: 'Votre carte Urbanisation est secrète. Si vos maisons sont dans les quartiers qu’elle nomme, elle rapporte des PV à la fin.',
    secret: 'Tout le monde en a une. Regardez la vôtre quand vous voulez, et pensez-y en choisissant où construire.',
  },
  other: {
    construct: { end: 'Le décret attend. Ninlil aussi.' },
    score: { end: 'Rien ne vous oblige à le décompter maintenant, mais quelqu’un d’autre peut le faire avant vous.' },
  },
} as const satisfies Translated<typeof en.cards>;

export const end = {
  title: 'La fin',
  about: 'Le dernier tour et le décompte final',
  say: {
    time: 'La piste Temps est vide. Cela annonce la fin : après cette manche, tout le monde joue encore un tour.',
    last: 'Ninlil a joué son dernier tour. Celui-ci est le vôtre, et vous avez 8 PV de retard.',
    tile: 'Vous avez une action. Prenez 2 PV avec la tuile Action.',
    done: 'Vous avez encore un Capitaine du port. Inutilisé, il vaut 3 PV : gardez-le. Terminez votre tour.',
    won: 'Les cinq quartiers ont été décomptés encore une fois, puis les cartes Urbanisation et les Capitaines du port. Vous gagnez par 76 PV à 72.',
  },
  other: {
    tile: {
      harbormaster: '2 jetons Or ne servent plus à rien. Inutilisé, le Capitaine du port vaut 3 PV.',
      end: 'Vous gagneriez quand même, mais avec moins d’écart.',
    },
    done: { harbormaster: '2 jetons Or ne servent plus à rien. Inutilisé, le Capitaine du port vaut 3 PV.' },
  },
} as const satisfies Translated<typeof en.end>;

export const bot = {
  title: 'Solo : comment pense l’automate',
  about: 'Des cartes décident pour votre adversaire',
  say: {
    cards: 'En solo, vous jouez contre un roi : un automate que guident deux cartes face visible. Vous pouvez les lire aussi.',
    tile: 'D’abord votre tour : utilisez la tuile Action.',
    end: 'Terminez votre tour. L’automate joue aussitôt.',
    walk: 'Une nouvelle carte est révélée. Leurs chiffres font 1 en tout : l’Architecte de l’automate a descendu d’un quartier le cercle des quartiers, du 1 au 5.',
    acted: 'Il effectue la première action possible de la carte de gauche, en partant du haut. Sans jardin ni projet, c’était A : 4 PV.',
    bonus: 'La flèche de la carte de gauche désigne la deuxième action. Elle était impossible, l’automate a donc encore pris 4 PV.',
    beat: 'Regardez où il va ensuite : l’automate ne bluffe jamais. À égalité de PV à la fin, c’est lui qui l’emporte.',
  },
  other: {},
} as const satisfies Translated<typeof en.bot>;
