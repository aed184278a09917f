/** How other devices of a home reach this machine. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Addresses of this machine that others can reach; the one that a router gave it comes first. */
export function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** To be pointed at with a phone. */
export const qrCode = (address: string): string => renderUnicodeCompact(address, { border: 2 });
