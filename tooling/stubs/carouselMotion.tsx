import { LazyMotion, domAnimation, m } from 'framer-motion';
import type { HTMLMotionProps } from 'framer-motion';

/** What the carousel uses of framer-motion (tooling/webpack/libraries.ts): without drag and layout, which cost a fifth more. */
export { AnimatePresence } from 'framer-motion';

export const motion = {
  div: (props: HTMLMotionProps<'div'>) => (
    <LazyMotion features={domAnimation}>
      <m.div {...props} />
    </LazyMotion>
  ),
};
