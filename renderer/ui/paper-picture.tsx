// The village's seal on a paper, on the screen: drawn from the same shapes as on the printed one, never from a file.
import type { Picture } from '../../shared/documents/picture.ts';
import { inOrder } from './in-order.ts';

export function PaperPicture({ picture }: { readonly picture: Picture }) {
  if (picture.form === 'jpeg')
    return <img className="seal" alt={picture.alt} src={`data:image/jpeg;base64,${picture.base64}`} />;
  return (
    <svg className="seal" role="img" aria-label={picture.alt} viewBox={picture.box.join(' ')}>
      {inOrder(picture.shapes).map(({ place, item }) => (
        <path
          key={place}
          d={item.d}
          fill={item.fill ?? 'none'}
          stroke={item.stroke ?? 'none'}
          strokeWidth={item.strokeWidth}
        />
      ))}
    </svg>
  );
}
