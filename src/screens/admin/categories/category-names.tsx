import type { UseFormRegisterReturn } from 'react-hook-form'
import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { useTexts } from '#language/texts.ts'
import { TextField } from '#ui/fields.tsx'

type Field = 'name.en' | 'name.zh' | 'slug'
type Props = { register: (field: Field) => UseFormRegisterReturn; problem: (path: string) => string | undefined; parent: string }

/** What a category is called in both languages, and its part of the address. */
export function AdminCategoryNames({ register, problem, parent }: Props) {
  const texts = useTexts(adminCategoriesText)
  return (
    <>
      <div className="admin-form-pair">
        <TextField
          label={texts.nameEn}
          problem={problem('name.en')}
          maxLength={40}
          autoComplete="off"
          lang="en"
          data-autofocus=""
          {...register('name.en')}
        />
        <TextField
          label={texts.nameZh}
          problem={problem('name.zh')}
          maxLength={40}
          autoComplete="off"
          lang="zh-Hant-HK"
          {...register('name.zh')}
        />
      </div>
      <TextField
        label={texts.slug}
        hint={texts.slugHint(parent === '' ? '…' : `${parent}/…`)}
        problem={problem('slug')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('slug')}
      />
    </>
  )
}
