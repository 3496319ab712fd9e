import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

interface ArgumentRules<O extends Options> {
  readonly usage: string;
  readonly options?: O;
  /** How many words may stand beside the options, at least and at most. */
  readonly words?: readonly [number, number];
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * What a command was given. Undefined where it has nothing to do: the usage was asked for and is printed, or what was given
 * is wrong, and the usage is printed with the reason. Then the command ends with code 2, so that a script notices.
 */
export function readArguments<const O extends Options>({
  usage,
  options,
  words: [least, most] = [0, 0],
}: ArgumentRules<O>) {
  try {
    const given = parseArgs({ allowPositionals: true, options: { ...options, ...HELP } as O & typeof HELP });
    if ('help' in given.values && given.values.help) return told(usage);
    const { length } = given.positionals;
    if (length < least) return refused('Something is missing.', usage);
    if (length > most) return refused(`There is a word too many: ${given.positionals[most]}`, usage);
    return given;
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error), usage);
  }
}

/** What a command was given, `undefined` where it is wrong: then one line says that nothing was done, and why. */
export function argumentsOrRefusal<const O extends Options>(options: O, nothingDone: string) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. |\.?\n/);
    console.error(`${nothingDone} ${reason}. --help says what there is.`);
    process.exitCode = 1;
    return undefined;
  }
}

function told(usage: string): undefined {
  console.log(usage);
  return undefined;
}

function refused(reason: string, usage: string): undefined {
  console.error(`${reason}\n\n${usage}`);
  process.exitCode = 2;
  return undefined;
}
