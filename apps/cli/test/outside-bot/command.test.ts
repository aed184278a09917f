/** How the command of an outside bot is read. */
import { expect, it } from 'vitest';
import { commandOf, isOutside } from '../../src/outside-bot/command.ts';

it('takes what begins with cmd: for a program', () => {
  expect(['cmd:./bot', 'apprentice', 'command'].map(isOutside)).toEqual([true, false, false]);
});

it.each([
  ['cmd:./bot', ['./bot']],
  ['cmd:  python3   bot.py --level 3 ', ['python3', 'bot.py', '--level', '3']],
  ['cmd:"my bot" --name=\'a "b" c\' ""', ['my bot', '--name=a "b" c', '']],
  ['cmd:C:\\bots\\bot.exe $HOME *', ['C:\\bots\\bot.exe', '$HOME', '*']],
])('reads %s', (bot, [program, ...args]) => {
  expect(commandOf(bot)).toEqual({ program, args });
});

it.each(['cmd:', 'cmd:   ', 'cmd:"', 'cmd:bot "a', "cmd:bot it's", 'cmd:"" x'])('takes %s for no command', (bot) => {
  expect(commandOf(bot)).toBeNull();
});
