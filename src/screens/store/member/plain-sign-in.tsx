import { useLocation } from 'react-router'
import { callingCodes } from '#language/member/calling-codes.ts'
import { signInText } from '#language/member/sign-in.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useTried } from '../../own-page.tsx'
import { FormTold } from '../own-form.tsx'

/** The way in for a browser without script, below the title of the other one: with a password, since everything else goes step by step. */
export function PlainSignIn() {
  const language = useLanguage()
  const texts = useTexts(signInText)
  const { values = {}, problems = {} } = useTried('sign-in') ?? {}
  const { search } = useLocation()
  const back = values.back ?? new URLSearchParams(search).get('back') ?? ''
  const codes = callingCodes.map((place) => ({
    value: place.code,
    name: language === 'zh' ? place.code + place.zh : `${place.code} ${place.en}`,
  }))
  return (
    <noscript>
      <form className="door-step" method="post" action={localPath(language, '/member/login')} noValidate>
        <p>{texts.plainLead}</p>
        <FormTold form="sign-in" />
        <input type="hidden" name="back" value={back} />
        <TextField
          label={texts.emailAddress}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={values.email}
          problem={problems.email}
        />
        <p>{texts.or}</p>
        <SelectField label={texts.areaNum} name="areaNum" defaultValue={values.areaNum ?? '+852'} options={codes} />
        <TextField
          label={texts.mobileNumber}
          name="mobile"
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={values.mobile}
          problem={problems.mobile}
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          problem={problems.password}
        />
        <Button type="submit" full>
          {texts.signIn}
        </Button>
      </form>
    </noscript>
  )
}
