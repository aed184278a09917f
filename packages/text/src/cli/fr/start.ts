/** What the command `npm run demo` says, in French. */
import type { CliMessages } from '../values.ts';

export const start: CliMessages['start'] = {
  title: 'Tabannusi : Les bâtisseurs d’Ur',
  about: 'Une version numérique non officielle, voir NOTICE.md. Des joueurs qui choisissent au hasard jouent une partie.',
  seed: 'Graine : {seed}',
  repeat: 'Pour rejouer la même partie : {command}',
  players: 'Joueurs, dans le sens horaire : {players}',
  edition:
    'Édition : {edition}, version {version, number}. Les images du plateau imprimé nous manquent, si bien que toutes les valeurs ne sont pas celles d’origine :',
  origin: '{origin} : {groups}.',
  missing: 'Absent de cette commande : le mode Solo.',
  setUp: 'Mise en place',
  round: 'Manche {round, number}',
  roundGoesOn: 'Suite de la manche {round, number}',
  boardAfterSetUp: 'Le plateau après la mise en place',
  boardAfterScoring: 'Le plateau après le décompte',
  boardAtEnd: 'Le plateau à la fin',
  inPlay: 'Les tuiles et les cartes de cette partie',
  scores: 'D’où viennent les PV',
  helpUsage: 'Joue une partie entre joueurs qui choisissent au hasard et l’affiche.',
  helpSeed: 'désigne la partie ; la même graine donne la même partie ; par défaut, une nouvelle',
  helpPlayers: '2, 3 ou 4',
  helpSeen: 'Ce que l’on voit :',
  helpHeader: 'd’où viennent les valeurs du plateau, et ce qui n’est pas joué ici ;',
  helpLog: 'la mise en place et les tours, ligne par ligne ; ce qu’une action ou un décompte entraîne est écrit dessous, plus à droite ;',
  helpBoard:
    'le plateau et ce que possède chaque joueur, après la mise en place, après les décomptes et à la fin ; les signes sont expliqués la première fois que le plateau est montré ;',
  helpInPlay: 'après la mise en place, ce que font les tuiles et les cartes de cette partie ;',
  helpScores: 'd’où viennent les PV de chaque joueur, et qui gagne.',
};
