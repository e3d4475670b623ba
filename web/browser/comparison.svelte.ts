// The states of the page: a class is put together, compared, and its report shown.

import { t } from '../shared/locale';
import { visible } from '../shared/visible';
import { arranged, type Input } from './inputs';
import { isHosted, languages, loaded } from './program';
import { Failure, STAGES, type Message, type Outcome, type Request, type Stage } from './protocol';
import { run, type Running } from './running';

/** What the program writes, by the format. */
const OUTPUTS = { html: '.codesim/report.html', json: '.codesim/report.json', csv: '.codesim/report.csv' };
export type Format = keyof typeof OUTPUTS;

/** The program does not say when it begins to write. */
const BEFORE_WRITING: Stage = 'traits';

/** How far a comparison is. */
export interface Progress {
  stage: Stage;
  done: number;
  units: number | null;
}

/** What the program wrote of a class. */
export interface Written {
  /** What files of it are called, without an extension. */
  name: string;
  files: Record<Format, Uint8Array<ArrayBuffer>>;
}

export class Comparison {
  inputs: Input[] = $state.raw([]);
  /** Whether several folders or archives have a part of the class each. */
  areParts = $state(false);
  title = $state('');
  /** Ids of languages; none are all. */
  lang: string[] = $state([]);
  /** The language of the report. */
  language = $state('en');
  progress: Progress | undefined = $state.raw();
  isRunning = $state(false);
  /** Why there is no report, for people. */
  problem = $state('');
  /** What was said by the program about that. */
  detail = $state('');
  written: Written | undefined = $state.raw();
  /** Whether there is a file of what is shown. */
  isSaved = $state(false);
  #running: Running | undefined;
  hasBegun = false;
  /** Which start it is: one that was cancelled has no say any longer. */
  #turn = 0;

  constructor(language: string) {
    this.language = language;
  }

  get submissions(): Input[] {
    return this.inputs.filter(({ role }) => role === 'submissions');
  }

  async start(): Promise<void> {
    this.cancel();
    const turn = this.#turn;
    this.problem = this.detail = '';
    this.progress = undefined;
    this.isSaved = false;
    this.hasBegun = true;
    this.isRunning = true;
    try {
      const program = await loaded();
      if (turn !== this.#turn) return;
      this.#running = run({ program, ...this.#order() }, (message) => this.#hear(message));
      this.written = this.#read(await this.#running.done);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
    if (turn === this.#turn) this.isRunning = false;
  }

  cancel(): void {
    this.#turn++;
    this.#running?.cancel();
    this.#running = undefined;
    this.isRunning = false;
  }

  #order(): { files: Map<string, File>; request: Request } {
    const { files, roots, boilerplate, old, reference } = arranged(this.inputs, this.areParts);
    const title = this.title.trim();
    const settings = {
      ...(title && { title }),
      ...(this.lang.length > 0 && { lang: [...this.lang] }),
      ...(boilerplate.length > 0 && { boilerplate }),
      ...(old.length > 0 && { old }),
      ...(reference.length > 0 && { reference }),
      language: this.language,
      output: Object.values(OUTPUTS),
    };
    return { files, request: { roots, settings } };
  }

  #hear(message: Message): void {
    if ('begin' in message) this.progress = { ...message.begin, done: 0 };
    else if ('advance' in message && this.progress)
      this.progress = { ...this.progress, done: this.progress.done + message.advance };
    else if ('end' in message && message.end.stage === BEFORE_WRITING)
      this.progress = { stage: 'write', done: 0, units: null };
  }

  #read({ outputs }: Outcome): Written {
    const of = (format: Format) => outputs.get(OUTPUTS[format]) as Uint8Array<ArrayBuffer>;
    return { name: this.#name(), files: { html: of('html'), json: of('json'), csv: of('csv') } };
  }

  /** The title, or what the class is called where it came from. */
  #name(): string {
    const [first, ...others] = this.submissions;
    const only = first && others.length === 0 ? first : undefined;
    const called = only?.isFolder ? only.name : only?.name.replace(/(\.tar)?\.[^.]*$/, '');
    const own = this.title.trim() || (called ?? '');
    // Not what systems do not take in names of files.
    return visible(own).replace(/[\\/:*?"<>|]/g, '_') || 'report';
  }

  #fail(error: unknown): void {
    const { reason, message } =
      error instanceof Failure ? error : { reason: 'unloaded', message: String(error) };
    const words: Record<string, () => string> = {
      memory: () => t('tab-too-large'),
      broken: () => t('tab-broken'),
      unloaded: () => (isHosted ? t('tab-not-loaded') : t('failure-advice')),
    };
    const said = visible(message);
    this.problem = words[reason]?.() ?? said;
    this.detail = this.problem === said ? '' : said;
  }
}

/** `Step 2 of 7: comparing`. */
export function step({ stage }: Progress): string {
  const number = STAGES.indexOf(stage) + 1;
  return t('tab-step', { number, count: STAGES.length, what: t(`tab-stage-${stage}`) });
}

/** The extensions of files that the program reads. */
export const extensions = new Set(languages.flatMap((language) => language.extensions));
