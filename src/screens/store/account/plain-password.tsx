import { devicesText } from '#language/member/devices.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { useTried } from '../../own-page.tsx'
import { OwnForm } from '../own-form.tsx'

/** Another password, for a browser without script; with one the form opens when it is asked for. */
export function PlainPassword() {
  const texts = useTexts(devicesText)
  const { problems = {} } = useTried('devices') ?? {}
  return (
    <noscript>
      <OwnForm path="/myaccount/devices" className="devices-form" noValidate>
        <TextField
          label={texts.presentPassword}
          name="oldPassword"
          type="password"
          autoComplete="current-password"
          problem={problems.oldPassword}
        />
        <TextField
          label={texts.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={texts.othersEnd}
          problem={problems.password}
        />
        <Button type="submit" name="act" value="password">
          {texts.keep}
        </Button>
      </OwnForm>
    </noscript>
  )
}
