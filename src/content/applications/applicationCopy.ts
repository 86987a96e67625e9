import type { PathName } from '../../../contract/paths.ts';

export type SectionWords = { key: string; title: string; line: string };

/** The words round a submission's questions. The questions' own words are in `contract/applications`. */
export type ApplicationWords = {
  heading: string;
  lead: string;
  /** The page one step up in the breadcrumb; the home page where there is none. */
  parent?: { label: string; page: PathName };
  sections: readonly SectionWords[];
  end: { title: string; line: string };
  submit: string;
};
