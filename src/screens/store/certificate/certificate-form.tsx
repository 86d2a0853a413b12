import { certificateText } from '#language/buying/certificate.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'

/** Asks for a code; works without script. `problem`: what was wrong with the one that was asked for. */
export function CertificateForm({ typed, problem }: { typed: string; problem?: string }) {
  const language = useLanguage()
  const texts = useTexts(certificateText)
  return (
    <form className="cert-form" method="get" action={localPath(language, '/certificate')}>
      <TextField
        name="code"
        label={texts.code}
        defaultValue={typed}
        problem={problem}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" full>
        {problem ? texts.checkAgain : texts.check}
      </Button>
    </form>
  )
}
