/** What the dialogs of the system say about programs of others, which no page may have a hand in. */
interface DialogWords {
  readonly pickProgram: string;
  readonly pickFolder: string;
  readonly choose: string;
  mayStart(file: string): string;
  readonly risk: string;
  worksIn(folder: string): string;
  readonly yes: string;
  readonly no: string;
}

const en: DialogWords = {
  pickProgram: 'Choose the program to play against',
  pickFolder: 'Choose the folder that the program works in',
  choose: 'Choose',
  mayStart: (file) => `May Quintet start “${file}”?`,
  risk: 'A program can do everything that you can do on this computer. Only allow what you trust. It is started so:',
  worksIn: (folder) => `in the folder ${folder}`,
  yes: 'Allow',
  no: 'Do not allow',
};

const WORDS: Readonly<Record<string, DialogWords>> = {
  en,
  'zh-Hant': {
    pickProgram: '選擇要對弈的程式',
    pickFolder: '選擇程式的工作資料夾',
    choose: '選擇',
    mayStart: (file) => `允許 Quintet 啟動「${file}」嗎？`,
    risk: '程式能做你在這台電腦上能做的一切。只允許你信任的程式。啟動方式如下：',
    worksIn: (folder) => `在資料夾 ${folder}`,
    yes: '允許',
    no: '不允許',
  },
  'zh-Hans': {
    pickProgram: '选择要对弈的程序',
    pickFolder: '选择程序的工作文件夹',
    choose: '选择',
    mayStart: (file) => `允许 Quintet 启动“${file}”吗？`,
    risk: '程序能做你在这台电脑上能做的一切。只允许你信任的程序。启动方式如下：',
    worksIn: (folder) => `在文件夹 ${folder}`,
    yes: '允许',
    no: '不允许',
  },
  de: {
    pickProgram: 'Programm wählen, gegen das gespielt werden soll',
    pickFolder: 'Ordner wählen, in dem das Programm arbeitet',
    choose: 'Wählen',
    mayStart: (file) => `Darf Quintet „${file}“ starten?`,
    risk: 'Ein Programm kann alles, was du auf diesem Computer kannst. Erlaube nur, wem du vertraust. Es wird so gestartet:',
    worksIn: (folder) => `im Ordner ${folder}`,
    yes: 'Erlauben',
    no: 'Nicht erlauben',
  },
  fr: {
    pickProgram: 'Choisir le programme à affronter',
    pickFolder: 'Choisir le dossier de travail du programme',
    choose: 'Choisir',
    mayStart: (file) => `Quintet peut-il lancer « ${file} » ?`,
    risk: 'Un programme peut faire tout ce que vous pouvez faire sur cet ordinateur. N’autorisez que ceux en qui vous avez confiance. Il est lancé ainsi :',
    worksIn: (folder) => `dans le dossier ${folder}`,
    yes: 'Autoriser',
    no: 'Ne pas autoriser',
  },
  es: {
    pickProgram: 'Elige el programa contra el que jugar',
    pickFolder: 'Elige la carpeta en la que trabaja el programa',
    choose: 'Elegir',
    mayStart: (file) => `¿Puede Quintet iniciar «${file}»?`,
    risk: 'Un programa puede hacer todo lo que tú puedes hacer en este ordenador. Permite solo aquellos en los que confíes. Se inicia así:',
    worksIn: (folder) => `en la carpeta ${folder}`,
    yes: 'Permitir',
    no: 'No permitir',
  },
  ja: {
    pickProgram: '対戦するプログラムを選択',
    pickFolder: 'プログラムの作業フォルダーを選択',
    choose: '選択',
    mayStart: (file) => `Quintet が「${file}」を起動してもよいですか？`,
    risk: 'プログラムは、このコンピューターであなたにできることをすべて行えます。信頼できるものだけを許可してください。次のように起動します：',
    worksIn: (folder) => `フォルダー ${folder} で`,
    yes: '許可する',
    no: '許可しない',
  },
};

const localeOf = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
};

/** @param setting a tag of one of our languages; for anything else that of the system decides, and then English. */
export function dialogWords(setting: string): DialogWords {
  const tags = [setting, Intl.DateTimeFormat().resolvedOptions().locale];
  for (const wanted of tags.map(localeOf)) {
    const found = Object.entries(WORDS).find(([tag]) => {
      const ours = localeOf(tag);
      return ours?.language === wanted?.language && ours?.script === wanted?.script;
    });
    if (found !== undefined) return found[1];
  }
  return en;
}
