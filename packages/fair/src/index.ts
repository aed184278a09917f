/** Dice that nobody can choose and everybody can check. Pure functions; callers supply all randomness. */
export { CHAIN_START, canonical, chained } from './canonical.ts';
export { isHex32, seatCommitment, serverCommitment } from './commitments.ts';
export { fairChance } from './fair-chance.ts';
export { type AnyProofFault, type ChainLink, PROOF_FORMAT, PROOF_VERSION, type Proof, type ProofFault } from './proof.ts';
export { type Sealed, type SealedSeat, sealOf } from './sealed.ts';
export { type SeedParts, seedOf } from './seed.ts';
export { type Verified, verifyProof } from './verify.ts';
