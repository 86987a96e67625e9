import type { ServiceType } from '../../../contract/enumerations/serviceTypes.ts';

export type Point = { title: string; text: string };

/** One of three short facts beside the picture: a figure and its meaning. */
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

/** The copy of a service's page; its title and summary are in serviceTable.ts (specification 2). */
export type ServicePageCopy = {
  introduction: string;
  facts: readonly [Fact, Fact, Fact];
  offers: readonly Point[];
  /** Exactly three (specification SVC-02). */
  steps: readonly [Step, Step, Step];
  why: {
    /** Completes ‘Why Choose {firm} for …’. */
    subject: string;
    introduction: string;
    reasons: readonly [Point, Point, Point];
  };
  close: { question: string; text: string };
  call: CallToAction;
};
