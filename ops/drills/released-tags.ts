/** The last released version among tags, the newest first: `v0.2.0`. Any other tag is somebody's own mark. */
export const releaseOf = (tags: string): string | undefined => tags.split('\n').find((tag) => /^v?\d+\.\d+\.\d+$/.test(tag))
