/**
 * The parts of Node's HTTP module that servers need. An `import` of the module reads all of its exports and so also loads
 * the WebSocket client, which takes longer than a hundred modules of ours.
 */
// oxlint-disable-next-line no-restricted-properties -- the rule asks for this module
export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } = process.getBuiltinModule("node:http");
