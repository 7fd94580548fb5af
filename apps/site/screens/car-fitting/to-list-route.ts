import { redirect } from 'react-router'

/** A detail address without a part number leads to the list (product D15). */
export function loader() {
  return redirect('/carFittings', 301)
}
