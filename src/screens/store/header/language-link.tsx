import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { storeText } from '#language/frame/store.text.ts'
import { mirroredPath, useLanguage, useTexts } from '#language/texts.ts'
import { WIRE_LANGUAGE } from '#language/languages.ts'
import { saveScroll } from '#ui/scroll-restoration.tsx'
import './language-link.css'

const YEAR_SECONDS = 31_536_000

/** The same page in the other language, by a real link; the choice is remembered on the way. */
export function LanguageLink({ className = '' }: { className?: string }) {
  const { pathname, search, hash } = useLocation()
  const texts = useTexts(storeText)
  const other = useLanguage() === 'en' ? 'zh' : 'en'
  const link = useRef<HTMLAnchorElement>(null)
  // The page is written without what nobody reads, such as what advertisers append; the browser knows the whole address.
  useEffect(() => link.current?.setAttribute('href', mirroredPath(pathname) + search + hash), [pathname, search, hash])
  const remember = () => {
    document.cookie = `locale=${WIRE_LANGUAGE[other]}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
    saveScroll(mirroredPath(pathname))
  }
  return (
    <a
      ref={link}
      className={`language-link ${className}`}
      href={mirroredPath(pathname) + search}
      data-reload
      lang={other === 'zh' ? 'zh-Hant-HK' : 'en-HK'}
      hrefLang={other === 'zh' ? 'zh-Hant-HK' : 'en-HK'}
      onClick={remember}
    >
      {texts.otherLanguage}
    </a>
  )
}
