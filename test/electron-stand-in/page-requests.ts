// Every request of a page stops here: navigation is put to the program, its session may cancel, its schemes answer.
import type { Protocol } from './cdp.ts';
import type { PageSession } from './page-session.ts';
import { handlerFor, toProgram } from './protocol.ts';
import { session } from './session.ts';

type Paused = Protocol.Fetch.requestPausedPayload;

export interface NavigationQuestion {
  readonly url: string;
  readonly frameId: string;
}

export async function answerRequest(
  page: PageSession,
  paused: Paused,
  navigationPrevented: (question: NavigationQuestion) => boolean,
): Promise<void> {
  const { requestId, request, resourceType, frameId } = paused;
  const url = toProgram(request.url);
  const fail = (errorReason: Protocol.Network.ErrorReason) =>
    page.send('Fetch.failRequest', { requestId, errorReason });
  if (resourceType === 'Document' && navigationPrevented({ url, frameId })) {
    await fail('Aborted');
    return;
  }
  if (await session.defaultSession.cancels({ url, resourceType })) {
    await fail('BlockedByClient');
    return;
  }
  const handler = handlerFor(url);
  if (!handler) {
    await page.send('Fetch.continueRequest', { requestId });
    return;
  }
  try {
    const { method, headers, postData } = request;
    const response = await handler(
      new Request(url, { method, headers, ...(postData === undefined ? {} : { body: postData }) }),
    );
    await page.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
      body: Buffer.from(await response.arrayBuffer()).toString('base64'),
    });
  } catch (error) {
    console.error(`[stand-in] the handler of ${url} failed:`, error);
    await fail('Failed');
  }
}
