import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Announces a move to another page to screen readers: focus goes to the heading, the title is announced. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')
  const moving = useNavigation().state !== 'idle'

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setTitle(document.title)
  }, [pathname])

  return (
    <>
      {moving ? <div className="load-bar" aria-hidden="true" /> : null}
      <div className="hidden-text" aria-live="polite">
        {title}
      </div>
    </>
  )
}
