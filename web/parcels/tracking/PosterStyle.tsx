import { useEffect } from 'react'
import { preload } from 'react-dom'
import style from './poster.css?url'

/** Stands before every poster, and is not in the stylesheet of all pages: there it would weigh as much as all colours. */
export function PosterStyle() {
  return <link rel="stylesheet" href={style} precedence="page" />
}

/** For a page that is going to show one. */
export function usePosterStyle() {
  useEffect(() => preload(style, { as: 'style' }), [])
}
