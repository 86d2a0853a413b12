const SAVED_SCROLL = 'savedScroll'

/** The page at that address will open where this one stands. */
export function saveScroll(pathname: string): void {
  try {
    sessionStorage.setItem(SAVED_SCROLL, JSON.stringify([pathname, scrollY]))
  } catch {
    // Without a memory the page opens at its top.
  }
}

const restoreScroll = `try{let[p,y]=JSON.parse(sessionStorage.${SAVED_SCROLL});delete sessionStorage.${SAVED_SCROLL};if(p===location.pathname)scrollTo(0,y)}catch{}`

/** Runs before the page is painted for the first time, so that nothing is seen to jump. */
export const RestoreScroll = ({ nonce }: { nonce: string | undefined }) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: restoreScroll }} />
)
