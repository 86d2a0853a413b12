import type { Language } from './languages.ts'

/** What is missing, where only the field itself knows its name: programs read this. */
export const unnamedProblems = {
  required: { en: 'This is missing. Please enter it.', zh: '請填寫此欄。' },
  'choose-one': { en: 'Please choose one.', zh: '請選擇其中一項。' },
} as const

const named: Record<keyof typeof unnamedProblems, Record<Language, (label: string) => string>> = {
  required: { en: (label) => `${label} is missing. Please enter it.`, zh: (label) => `請填寫${label}。` },
  'choose-one': { en: (label) => `${label} is missing. Please choose.`, zh: (label) => `請選擇${label}。` },
}

/** Three fields that lack something say which they are, each by the name above it; any other problem stays as it is. */
export function namedProblem(problem: string, label: string, language: Language): string {
  const key = (['required', 'choose-one'] as const).find((one) => unnamedProblems[one][language] === problem)
  return key ? named[key][language](label) : problem
}
