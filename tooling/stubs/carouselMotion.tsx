import { LazyMotion, domAnimation, m } from 'framer-motion';
import type { HTMLMotionProps } from 'framer-motion';

/**
 * The exports of framer-motion that the carousel uses (tooling/webpack/libraries.ts). Drag and layout animations are left
 * out; they would cost a fifth more.
 */
export { AnimatePresence } from 'framer-motion';

export const motion = {
  div: (props: HTMLMotionProps<'div'>) => (
    <LazyMotion features={domAnimation}>
      <m.div {...props} />
    </LazyMotion>
  ),
};
