/** The place something will take, in the ground colour, shown after 150 ms. */
export function Skeleton({ className = '', height }: { className?: string; height?: number }) {
  return <div className={`skeleton ${className}`} style={height ? { height } : undefined} aria-hidden="true" />
}
