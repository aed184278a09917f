/** How other devices in a home network reach this machine. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Addresses of this machine that others can reach, starting with the one that a router gave it. */
export function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** A QR code of an address, for a phone's camera. */
export const qrCode = (address: string): string => renderUnicodeCompact(address, { border: 2 });
