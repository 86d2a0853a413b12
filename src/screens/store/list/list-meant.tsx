import { listEmptyText } from '#language/browse/list-empty.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { searchAddress } from '#screens/store/addresses.ts'

/** A query that finds more, when there is one. */
export function ListMeant({ suggestion }: { suggestion: string }) {
  const language = useLanguage()
  const texts = useTexts(listEmptyText)
  if (suggestion === '') return null
  return (
    <p>
      {texts.meant}{' '}
      <a className="link" href={searchAddress(language, suggestion)}>
        {suggestion}
      </a>
    </p>
  )
}
