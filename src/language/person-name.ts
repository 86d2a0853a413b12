import type { Language } from './languages.ts'

type Named = { firstName: string; lastName: string }

/** A Chinese name is read family name first and without a space, every other as it was given, whatever the language around it. */
export const personName = ({ firstName, lastName }: Named): string =>
  /\p{Script=Han}/u.test(lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`

/** A form asks for a name in the order in which the language says it. */
export const nameFields = (language: Language): readonly ['firstName', 'lastName'] | readonly ['lastName', 'firstName'] =>
  language === 'zh' ? ['lastName', 'firstName'] : ['firstName', 'lastName']

/** Fields of a form, from the first to the last, with the name as the language says it. */
export const inNameOrder = <Field extends string>(fields: readonly Field[], language: Language): Field[] =>
  fields.map((field) => {
    const at = (['firstName', 'lastName'] as const).findIndex((name) => name === field)
    // Both names are among the fields of whoever asks.
    return at === -1 ? field : (nameFields(language)[at] as Field)
  })
