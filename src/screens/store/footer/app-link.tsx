import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { footerText } from '#language/frame/footer.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'

const ATTEMPT_MS = 100

/** Opens the app where it is installed; where nothing has opened after a tenth of a second, its page does. */
export function AppLink({ scheme }: { scheme: string }) {
  const texts = useTexts(footerText)
  const language = useLanguage()
  const navigate = useNavigate()
  const page = localPath(language, '/statement/app')
  const attempt = (event: MouseEvent) => {
    if (!scheme || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setTimeout(() => document.visibilityState === 'visible' && void navigate(page), ATTEMPT_MS)
    location.href = `${scheme}//open${location.pathname}${location.search}`
  }
  return (
    <a className="footer-app" href={page} data-wakes={scheme ? '' : undefined} onClick={attempt}>
      {texts.app}
    </a>
  )
}
