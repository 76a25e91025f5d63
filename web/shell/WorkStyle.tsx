import style from './work.css?url'

/** The look of the workplace alone: on the first page of the shop it would cost another way to the server and back. */
export function WorkStyle() {
  return <link rel="stylesheet" href={style} precedence="page" />
}
