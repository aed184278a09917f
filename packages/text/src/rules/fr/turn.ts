/** The turn and free Actions. */
import type { RuleSentences } from '../sentences.ts';

export const turn = {
  'TURN-01':
    'Votre tour a trois phases : prenez un dé et déplacez votre Architecte ; effectuez jusqu’à deux actions ; vérifiez s’il y a un décompte et déplacez votre Assistant.',
  'TURN-02':
    'À votre premier tour, placez d’abord votre Architecte et votre Assistant dans un quartier de votre choix, tous deux dans le même.',
  'TURN-03': 'Vous devez prendre un dé sur la barge du quartier de votre Assistant.',
  'TURN-04': 'Votre Architecte se rend ensuite dans le quartier dont le numéro est la valeur de ce dé.',
  'TURN-05': 'Si la valeur est le numéro du quartier où se trouve déjà votre Architecte, il y reste.',
  'TURN-06': 'Après avoir pris le dé, vous pouvez payer 1 jeton Or : votre Architecte se rend alors dans le quartier de votre choix.',
  'TURN-07':
    'Si vous prenez un 6, votre Architecte se rend dans un quartier de votre choix dont aucun autre dé de cette barge n’indique le numéro.',
  'TURN-08': 'Sans payer d’or, vous ne pouvez pas prendre un 6 pour aller dans un quartier accessible avec un autre dé de cette barge.',
  'TURN-09': 'Vous pouvez effectuer jusqu’à deux actions du quartier de votre Assistant, même deux fois la même, une seule ou aucune.',
  'TURN-10': 'D’autres effets peuvent encore déplacer votre Architecte avant la fin du tour.',
  'TURN-11': 'À la fin de votre tour, chaque quartier dont la barge est vide est décompté, dans l’ordre de votre choix.',
  'TURN-12': 'Ensuite, votre Assistant rejoint votre Architecte, et c’est au joueur suivant, dans le sens horaire, de jouer.',

  'FREE-01': 'Vous pouvez effectuer des actions gratuites autant de fois que vous le voulez et à tout moment de votre tour.',
  'FREE-02': 'Action gratuite : remplissez une caisse contre une ressource de n’importe quelle couleur, chaque caisse une fois par tour.',
  'FREE-03': 'Une caisse ne peut pas payer le remplissage d’une caisse, pas même d’une autre.',
  'FREE-04': 'Action gratuite : décomptez autant de décrets que vous le voulez parmi ceux dont vous remplissez les conditions.',
  'FREE-05': 'Un décret que vous décomptez quitte le plateau et reste chez vous ; vous en gagnez aussitôt les bonus.',
} satisfies Partial<RuleSentences>;
