// A page of ours leads nowhere: no other site, no new window, no embedded view. Papers and help stand inside the program.
import type { App, WebContents } from 'electron';
import type { OwnPages } from './origin.ts';

export function refuseNavigation(app: App, pages: OwnPages): void {
  const refuseForeign = (event: { url: string; preventDefault(): void }) => {
    if (!pages.isOwn(event.url)) event.preventDefault();
  };
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-navigate', refuseForeign);
    contents.on('will-frame-navigate', refuseForeign);
    contents.on('will-redirect', refuseForeign);
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp'); // WebRTC knows ways around the other refusals
  });
}
