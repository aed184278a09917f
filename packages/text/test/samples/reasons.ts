/** Everything that can be missing: one, several and very many, and what is said of more than one thing. */
import type { Lacked, Missing } from '@tabannusi/engine';

/** For 1, 2 and 1,234. */
export const LACKED: Readonly<Record<Lacked, readonly [string, string, string]>> = {
  white: ['1 white Resource', '2 white Resources', '1,234 white Resources'],
  yellow: ['1 yellow Resource', '2 yellow Resources', '1,234 yellow Resources'],
  brown: ['1 brown Resource', '2 brown Resources', '1,234 brown Resources'],
  blue: ['1 blue Resource', '2 blue Resources', '1,234 blue Resources'],
  green: ['1 green Resource', '2 green Resources', '1,234 green Resources'],
  gold: ['1 Gold', '2 Gold', '1,234 Gold'],
  resources: ['1 Resource of any colour', '2 Resources of any colour', '1,234 Resources of any colour'],
  markers: ['1 Claim marker in the player area', '2 Claim markers in the player area', '1,234 Claim markers in the player area'],
  markerSupply: ['1 Claim marker in the supply', '2 Claim markers in the supply', '1,234 Claim markers in the supply'],
  houses: ['1 House', '2 Houses', '1,234 Houses'],
  crates: ['1 Crate face down', '2 Crates face down', '1,234 Crates face down'],
  water: ['1 Water tile', '2 Water tiles', '1,234 Water tiles'],
  gardens: ['1 Garden tile', '2 Garden tiles', '1,234 Garden tiles'],
  actions: ['1 Action', '2 Actions', '1,234 Actions'],
  ships: ['1 claimed Ship', '2 claimed Ships', '1,234 claimed Ships'],
  whiteBuildings: ['1 white Building', '2 white Buildings', '1,234 white Buildings'],
  yellowBuildings: ['1 yellow Building', '2 yellow Buildings', '1,234 yellow Buildings'],
  brownBuildings: ['1 brown Building', '2 brown Buildings', '1,234 brown Buildings'],
  whiteShips: ['1 claimed white Ship', '2 claimed white Ships', '1,234 claimed white Ships'],
  whiteBuildingsAtGardens: [
    '1 white Building next to a Garden',
    '2 white Buildings next to a Garden',
    '1,234 white Buildings next to a Garden',
  ],
  yellowShips: ['1 claimed yellow Ship', '2 claimed yellow Ships', '1,234 claimed yellow Ships'],
  yellowBuildingsAtGardens: [
    '1 yellow Building next to a Garden',
    '2 yellow Buildings next to a Garden',
    '1,234 yellow Buildings next to a Garden',
  ],
  brownShips: ['1 claimed brown Ship', '2 claimed brown Ships', '1,234 claimed brown Ships'],
  brownBuildingsAtGardens: [
    '1 brown Building next to a Garden',
    '2 brown Buildings next to a Garden',
    '1,234 brown Buildings next to a Garden',
  ],
  portHouses: ['1 House in the Port District', '2 Houses in the Port District', '1,234 Houses in the Port District'],
  ownGardens: ['1 Garden of your own', '2 Gardens of your own', '1,234 Gardens of your own'],
  gardensAtBuildings: ['1 Garden next to your Buildings', '2 Gardens next to your Buildings', '1,234 Gardens next to your Buildings'],
  zigguratTiles: ['1 claimed Ziggurat tile', '2 claimed Ziggurat tiles', '1,234 claimed Ziggurat tiles'],
};
export const LACKED_AMOUNTS = [1, 2, 1234] as const;

export const MISSING: readonly (readonly [Missing, string])[] = [
  [{ gold: 3 }, 'Missing: 3 Gold.'],
  [{ blue: 2 }, 'Missing: 2 blue Resources.'],
  [{ blue: 2, gold: 1 }, 'Missing: 2 blue Resources, or 1 more Gold.'],
  [{ white: 1, green: 1, gold: 2 }, 'Missing: 1 white Resource and 1 green Resource, or 2 more Gold.'],
  [{ markers: 1, gold: 1 }, 'Missing: 1 Claim marker in the player area and 1 Gold.'],
  [
    { whiteBuildings: 3, brownBuildings: 1, ships: 4, ownGardens: 2 },
    'Missing: 3 white Buildings, 1 brown Building, 4 claimed Ships and 2 Gardens of your own.',
  ],
  [{ whiteShips: 2, yellowShips: 2, ships: 4 }, 'Missing: 2 claimed white Ships and 2 claimed yellow Ships.'],
  [
    { whiteShips: 1, yellowShips: 2, brownShips: 2, ships: 4, ownGardens: 2 },
    'Missing: 1 claimed white Ship, 2 claimed yellow Ships, 2 claimed brown Ships and 2 Gardens of your own. 4 of these Ships are enough: a printed Ship counts as one colour of your choice.',
  ],
  [
    { whiteShips: 1, yellowShips: 1, ships: 1 },
    'Missing: 1 claimed white Ship and 1 claimed yellow Ship. 1 of these Ships is enough: a printed Ship counts as one colour of your choice.',
  ],
];
