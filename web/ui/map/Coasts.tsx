import coasts from './coasts.svg'

/** The land of the picture. It is a file of its own, because as a script every page with a map would carry it. */
export function Coasts() {
  return (
    <>
      <use href={`${coasts}#other`} className="fill-land-far" />
      <use href={`${coasts}#own`} className="fill-land" />
    </>
  )
}
