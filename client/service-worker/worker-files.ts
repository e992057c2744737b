/** A file that is kept on the device. */
export interface KeptFile {
  url: string;
  /** Null where the name itself changes with the content. */
  revision: string | null;
  /** Refuses a file of another build, as served while a new version is being put in place. */
  integrity?: string;
}

/** An archive of files that are kept packed. */
export interface Pack {
  url: string;
  /** Addresses of what is in it. */
  files: readonly string[];
}

/** What the build tells the worker about itself. */
export interface WorkerFiles {
  /** Address of the script that starts the app: the pages of one version have the same. */
  version: string;
  /** All that is kept when the worker is installed. */
  kept: readonly KeptFile[];
  /** Archives among `kept`: pages, articles, and the code that no page starts with. */
  packs: readonly Pack[];
  /** Files that are kept once they were used, such as fonts of other scripts. */
  whenUsed: readonly string[];
  /** Pages with a file of their own: path to the address it is kept under. */
  pages: Readonly<Record<string, string>>;
  /** The page that all other paths get. */
  shell: string;
}
