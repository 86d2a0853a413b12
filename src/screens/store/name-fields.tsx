import type { ComponentProps } from 'react'
import { nameFields } from '#language/person-name.ts'
import { useLanguage } from '#language/texts.ts'
import { NAME } from '#platform/text/typed-text.ts'
import { TextField } from '#ui/fields.tsx'

type Name = 'firstName' | 'lastName'
const autoComplete = { firstName: 'given-name', lastName: 'family-name' }

/** Both names, the family's first in Chinese. */
export function NameFields({ field }: { field: (name: Name) => ComponentProps<typeof TextField> }) {
  const language = useLanguage()
  return nameFields(language).map((name) => (
    <TextField key={name} autoComplete={autoComplete[name]} typing={NAME} {...field(name)} />
  ))
}
