import { basename } from 'node:path';
import type { Program } from '../../src-shared/programs/program.ts';
import { dialogWords } from '../i18n/programDialogs.ts';

/** How the person is asked, outside every page, what may be started. */
export interface ProgramDialogs {
  /** The path of a program that was chosen. */
  pickProgram(language: string): Promise<string | undefined>;
  pickFolder(language: string): Promise<string | undefined>;
  /** Whether it may be started so. */
  confirm(program: Pick<Program, 'file' | 'args' | 'folder'>, language: string): Promise<boolean>;
}

/** What is used of Electron's dialogs. */
interface SystemDialogs {
  showOpenDialog(options: {
    title: string;
    buttonLabel: string;
    properties: ('openFile' | 'openDirectory' | 'dontAddToRecent')[];
  }): Promise<{ canceled: boolean; filePaths: string[] }>;
  showMessageBox(options: {
    type: 'warning';
    message: string;
    detail: string;
    buttons: string[];
    defaultId: number;
    cancelId: number;
    noLink: boolean;
  }): Promise<{ response: number }>;
}

export function makeProgramDialogs(dialogs: SystemDialogs): ProgramDialogs {
  async function pick(title: string, buttonLabel: string, kind: 'openFile' | 'openDirectory') {
    const properties = [kind, 'dontAddToRecent' as const];
    const { canceled, filePaths } = await dialogs.showOpenDialog({
      title,
      buttonLabel,
      properties,
    });
    return canceled ? undefined : filePaths[0];
  }
  return {
    pickProgram(language) {
      const words = dialogWords(language);
      return pick(words.pickProgram, words.choose, 'openFile');
    },
    pickFolder(language) {
      const words = dialogWords(language);
      return pick(words.pickFolder, words.choose, 'openDirectory');
    },
    async confirm({ file, args, folder }, language) {
      const words = dialogWords(language);
      const { response } = await dialogs.showMessageBox({
        type: 'warning',
        message: words.mayStart(basename(file)),
        detail: [
          words.risk,
          '',
          file,
          ...args.map((arg) => `    ${arg}`),
          ...(folder === undefined ? [] : ['', words.worksIn(folder)]),
        ].join('\n'),
        buttons: [words.no, words.yes],
        ...{ defaultId: 0, cancelId: 0, noLink: true },
      });
      return response === 1;
    },
  };
}
