import { useState } from 'react';
import { controlIdOf, focusControl } from '../../engine/focus/focusControl.ts';

type Answers = { email: string; otp: string };

type Prompt = {
  name: keyof Answers;
  message: string;
  answer: string;
  /** The control already had the focus, so screen readers do not read it again and the prompt must be announced. */
  stays: boolean;
  /** Counts the prompts, so that the same text is announced each time. */
  count: number;
};

/** Says what is missing before a code can be sent or verified; a prompt applies until its answer changes. */
export function useCodePrompts(answers: Answers) {
  const [prompt, setPrompt] = useState<Prompt | null>(null);

  const promptOf = (name: Prompt['name']) =>
    prompt?.name === name && prompt.answer === answers[name] ? prompt.message : undefined;
  const emailPrompt = promptOf('email');
  const codePrompt = promptOf('otp');

  return {
    showPrompt: (name: Prompt['name'], message: string) => {
      const stays = document.activeElement?.id === controlIdOf('signUp', name);
      const answer = answers[name];
      setPrompt((before) => ({ name, message, answer, stays, count: before ? before.count + 1 : 0 }));
      focusControl('signUp', name);
    },
    clearPrompts: () => setPrompt(null),
    emailPrompt,
    codePrompt,
    /** The prompt that has to be announced. */
    spokenPrompt: prompt?.stays ? (emailPrompt ?? codePrompt) : undefined,
    promptCount: prompt?.count ?? 0,
  };
}
