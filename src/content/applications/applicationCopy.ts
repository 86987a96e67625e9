import type { PathName } from '../../../contract/paths.ts';

export type SectionCopy<Key extends string = string> = { key: Key; title: string; line: string };

/**
 * The words round a submission's questions, with a heading for each of its sections. The questions' own words are in
 * `contract/applications`.
 */
export type ApplicationCopy<Sections extends readonly string[] = readonly string[]> = {
  heading: string;
  introduction: string;
  /** The page one step up in the breadcrumbs, where that is not the home page. */
  parent?: { label: string; page: PathName };
  sections: { readonly [Index in keyof Sections]: SectionCopy<Sections[Index]> };
  end: { title: string; line: string };
  submit: string;
  /** A long form: its answers can be read through before they are sent. */
  reviewed?: true;
};
