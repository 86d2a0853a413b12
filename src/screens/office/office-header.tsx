import { officeText, roleText } from '#language/office.text.ts'
import { localPath, type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { OperatorWire } from '#modules/operators/operators.contract.ts'
import { LanguageLink } from '#screens/store/header/language-link.tsx'
import { Button } from '#ui/button.tsx'
import { signOut } from './office-session.ts'

const isRole = (role: string): role is keyof typeof roleText => role in roleText

export function OfficeHeader({ operator }: { operator: OperatorWire | undefined }) {
  const language = useLanguage()
  const texts = useTexts(officeText)
  const roles: Spoken<typeof roleText> = useTexts(roleText)
  const held = operator?.roles.flatMap((role) => (isRole(role) ? [roles[role]] : [])) ?? []
  return (
    <header className="office-header">
      <a className="office-mark" href={localPath(language, '/console')}>
        <span className="office-wordmark">PRAYA</span> <span>{texts.name}</span>
      </a>
      <div className="office-corner">
        <LanguageLink />
        {operator ? (
          <>
            <span className="office-operator" title={[operator.name, ...held].join(' · ')}>
              <span className="hidden-text">{texts.signedInAs} </span>
              {operator.name}
            </span>
            <Button look="text" onClick={() => void signOut()}>
              {texts.signOut}
            </Button>
          </>
        ) : null}
      </div>
    </header>
  )
}
