import type { ComponentType } from 'react';
import Carousel from 'react-material-ui-carousel';
import type { CarouselProps } from 'react-material-ui-carousel/dist/components/types';

/** The library that moves the slides. */
export type SlideMover = ComponentType<CarouselProps>;

/**
 * In a module of its own, which is imported dynamically: the library is a CommonJS module, and a dynamic import of one adds
 * code to the first script.
 */
export const slideMover: SlideMover = Carousel;
