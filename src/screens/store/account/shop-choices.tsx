import { ownDetailsText } from '#language/frame/own-details.text.ts'
import { useTexts } from '#language/texts.ts'
import { SelectField } from '#ui/fields.tsx'
import type { ToldDetails } from './use-details.ts'

/** In which language, and on which side, the shop opens. */
export function ShopChoices({ told, change }: Pick<ToldDetails, 'told' | 'change'>) {
  const texts = useTexts(ownDetailsText)
  return (
    <>
      <SelectField
        label={texts.language}
        name="language"
        value={told.language}
        onChange={({ target }) => change({ language: target.value === 'cht_CN' ? 'cht_CN' : 'en_US' })}
        options={[
          { value: 'en_US', name: texts.english },
          { value: 'cht_CN', name: texts.chinese },
        ]}
      />
      <SelectField
        label={texts.side}
        name="sexType"
        value={String(told.sexType)}
        onChange={({ target }) => change({ sexType: target.value === '2' ? 2 : 1 })}
        options={[
          { value: '1', name: texts.women },
          { value: '2', name: texts.men },
        ]}
      />
    </>
  )
}
