import type { PathName } from '../../../contract/paths.ts';

export type SectionCopy = { key: string; title: string; line: string };

/** The words round a submission's questions. The questions' own words are in `contract/applications`. */
export type ApplicationCopy = {
  heading: string;
  introduction: string;
  /** The page one step up in the breadcrumbs, where that is not the home page. */
  parent?: { label: string; page: PathName };
  sections: readonly SectionCopy[];
  end: { title: string; line: string };
  submit: string;
  /** A long form: its answers can be read through before they are sent. */
  reviewed?: true;
};
