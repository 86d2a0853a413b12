const KEPT_PLACE = 'keptPlace'

/** The page at that address will open where this one stands. */
export function keepPlace(pathname: string): void {
  try {
    sessionStorage.setItem(KEPT_PLACE, JSON.stringify([pathname, scrollY]))
  } catch {
    // Without a memory the page opens at its top.
  }
}

const goToPlace = `try{let[p,y]=JSON.parse(sessionStorage.${KEPT_PLACE});delete sessionStorage.${KEPT_PLACE};if(p===location.pathname)scrollTo(0,y)}catch{}`

/** Runs before the page is painted for the first time, so that nothing is seen to jump. */
export const KeptPlace = () => <script dangerouslySetInnerHTML={{ __html: goToPlace }} />
