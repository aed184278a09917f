/**
 * `npm run icons`: makes the icons of the installed app from `public/icon.svg` with the machine's Chromium. Run it after the drawing has
 * changed. A maskable icon has no rounded frame, and everything important lies within the central circle of four fifths that every system
 * keeps.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath, launchChromium } from '../shots/browser.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const SIZES = [192, 512];

const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const maskable = drawing.replace(/<clipPath.*<\/clipPath>/, '').replace('viewBox="0 0 64 64"', 'viewBox="-7 -7 78 78"');

const path = chromiumPath();
if (path === null) {
  console.log('There is no Chromium here: no icons were made.');
} else {
  const browser = await launchChromium(path);
  for (const size of SIZES)
    for (const [name, svg] of [
      [`${size}`, drawing],
      [`maskable-${size}`, maskable],
    ] as const) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
      await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true });
      await page.close();
    }
  await browser.close();
  console.log(`Icons are in ${join(PUBLIC, 'icons')}`);
}
