import type { ServiceType } from '../../../contract/enumerations.ts';
import type { ServiceName } from '../../../contract/paths.ts';

export type Point = { title: string; text: string };

/** One of three short facts beside the picture: what counts, and what it means. */
export type Fact = { figure: string; caption: string };

export type Step = Point & {
  /** ‘Week 1’ */
  when: string;
};

/**
 * Where ‘Apply Now’ leads. `serviceType` is the answer the form begins with (specification D23); the visitor can
 * change it there.
 */
export type CallToAction =
  | { label: 'Apply Now'; page: 'serviceApplication'; serviceType: ServiceType }
  | { label: 'Book a Consultation'; page: 'consultationForm' };

/** The words of a service's own page (specification SVC). */
export type ServicePageCopy = {
  /** What the tab, search results and shared links say. */
  head: { title: string; description: string };
  lead: string;
  facts: readonly [Fact, Fact, Fact];
  offers: readonly Point[];
  /** Exactly three (specification SVC-02). */
  steps: readonly [Step, Step, Step];
  why: {
    /** Completes ‘Why Choose {firm} for …’. */
    subject: string;
    lead: string;
    reasons: readonly [Point, Point, Point];
  };
  close: { question: string; text: string };
  call: CallToAction;
};

/** The sign of a service on a field of 48: one unbroken line and at least one dot. */
export type ServiceIconPath = {
  line: string;
  /** x, y and radius of each dot */
  dots: readonly (readonly [number, number, number])[];
};

/** All there is to one service; its address stands in `servicePaths`, under the same name. */
export type Service = {
  name: ServiceName;
  title: string;
  line: string;
  glyph: ServiceIconPath;
  /**
   * The seed of the kolam on its page (theme/openKolam.ts): the build draws it, and names one that will do if this
   * one does not.
   */
  kolam: number;
  page: ServicePageCopy;
};
