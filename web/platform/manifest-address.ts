/** Of the paper that makes an app of the site. Where nothing was built there is none, and no worker either. */
export function manifestAddress() {
  return document.querySelector<HTMLMetaElement>('meta[name=manifest]')?.content
}
