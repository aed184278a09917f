/** `npm run faults:kill`: kills nodes and the database with kill -9 under load. `--json` prints one array. */
import { Command } from 'commander';
import { KILLED, killRepeatedly } from './kills.ts';

const { kills, json } = new Command('npm run faults:kill --')
  .option('--kills <n>', 'how often each is killed', Number, 20)
  .option('--json', 'print one array instead of lines')
  .parse()
  .opts<{ kills: number; json?: true }>();

const reports = [];
for (const store of KILLED) {
  const report = await killRepeatedly(store, kills);
  reports.push(report);
  if (json) continue;
  if ('skipped' in report) console.log(`${store}: skipped, ${report.skipped}`);
  else console.log(`${store}: ${kills} kills, ${report.acknowledged} acknowledged, ${report.lost} lost, ${report.doubled} doubled`);
}
if (json) console.log(JSON.stringify(reports));
process.exitCode = reports.some((report) => !('skipped' in report) && report.lost + report.doubled > 0) ? 1 : 0;
