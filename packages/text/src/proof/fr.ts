/** The page that shows the proof of a game's dice, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const proof = {
  title: 'Preuve des dés',
  back: 'Retour à la table',
  checking: 'Vérification de la preuve…',
  holds: 'La preuve est valide.',
  fails: 'La preuve n’est pas valide.',
  drawn:
    '{outcomes, plural, one {# résultat a été tiré} other {# résultats ont été tirés}} de nouveau à partir des secrets : tous les dés, tuiles et cartes.',
  played: '{decisions, plural, one {# décision a été vérifiée} other {# décisions ont été vérifiées}} d’après les règles.',
  chained:
    '{entries, plural, one {# entrée du journal de la table est intacte.} other {# entrées du journal de la table se suivent sans faille.}}',
  fixed:
    '{trusted, plural, =0 {Aucune part de joueur n’est restée secrète jusqu’au scellement de la table.} other {Les dés étaient fixés avant la première décision.}}',
  chosen:
    '{trusted, plural, =0 {Le serveur aurait donc pu choisir les dés.} one {Seuls le serveur et le seul joueur dont la part était secrète auraient pu, ensemble, les choisir.} other {Seuls le serveur et les # joueurs dont la part était secrète auraient pu, tous ensemble, les choisir.}}',
  early:
    '{early, plural, one {# part avait été confiée} other {# parts avaient été confiées}} d’avance au serveur et ne {early, plural, one {compte} other {comptent}} pas.',
  proves: 'Ce que cela prouve',
  provesNot: 'Ce que cela ne prouve pas',
  notLooked: 'Que personne n’a regardé d’avance : qui gère le serveur peut savoir quels dés viendront.',
  notTalked: 'Que chacun a gardé ses cartes pour soi : on a pu se parler ailleurs.',
  notElsewhere: 'Quoi que ce soit sur une autre partie : chaque table a son propre sceau.',
  seal: 'Sceau',
  sealSame: 'Ce navigateur a vu le même sceau avant le début de la partie.',
  sealOther: 'Avant le début de la partie, ce navigateur a vu un autre sceau : {seal}. Cette preuve n’est pas celle de la partie convenue.',
  sealUnseen: 'Ce navigateur n’a pas vu le sceau avant le début de la partie. Comparez-le avec quelqu’un qui l’a vu.',
  save: 'Enregistrer la preuve',
  check: 'Pour la vérifier ailleurs, enregistrez-la et tapez dans une copie du jeu :',
  notEnded: 'La preuve est disponible une fois la partie terminée.',
  noRecord: 'Aucune partie n’a été jouée à cette table : il n’y a rien à prouver.',
  noProof: 'Les dés de cette partie ne sont pas prouvés : elle a commencé sur un seul appareil et a continué ici.',
  noTable: 'Cette table n’existe pas, ou vous ne pouvez pas la regarder.',
  failed: 'Le serveur n’a pas répondu comme prévu. Réessayez.',
  again: 'Réessayer',
} as const satisfies Translated<typeof en.proof>;
