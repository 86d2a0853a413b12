import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { adminAccountText } from '#language/admin/admin-account.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { useTexts } from '#language/texts.ts'
import type { Failure } from '#desk/desk-query.ts'
import { TextField } from '#ui/fields.tsx'

type Again = { oldPassword?: string | undefined; code?: string | undefined }
type Form<Input extends FieldValues> = Pick<UseFormReturn<Input>, 'register' | 'setError'> & {
  problem: (path: string) => string | undefined
  refuse: (failure: Failure) => void
}

/** What shows once more whose account it is: the present password and, once the shop asks for it, a code. */
export function useShowOwner<Input extends FieldValues & Again>({ register, setError, problem, refuse }: Form<Input>) {
  const texts = useTexts(adminAccountText)
  const [isCodeAsked, askCode] = useState(false)
  const at = (name: 'oldPassword' | 'code') => name as Path<Input>
  const refused = (failure: Failure): void => {
    if (failure.code === screenCodes.FACTOR_NEEDED) return askCode(true)
    const { field } = failure.data
    if (field === 'oldPassword' || field === 'code' || field === 'password')
      return setError(field as Path<Input>, { message: failure.msg }, { shouldFocus: true })
    return refuse(failure)
  }
  const fields = (
    <>
      <TextField
        type="password"
        label={texts.oldPassword}
        autoComplete="current-password"
        maxLength={200}
        problem={problem('oldPassword')}
        data-autofocus
        {...register(at('oldPassword'))}
      />
      {isCodeAsked ? (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          maxLength={40}
          problem={problem('code')}
          {...register(at('code'))}
        />
      ) : null}
    </>
  )
  return { fields, refused }
}
