import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the command with one line: what is the matter, and how it is called. */
export function endWithUsage(reason: string, usage: string): never {
  console.error(`${reason} Usage: ${usage}`);
  process.exit(1);
}

/** The command's arguments as `parseArgs` reads them; what it cannot read ends the command. */
export function readArguments<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds hints for authors of commands behind the first sentence.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    return endWithUsage(`${reason}.`, usage);
  }
}
