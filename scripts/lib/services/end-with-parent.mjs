// Loaded into each server with `node --import`. When our own process is killed so hard that it can
// stop nobody any more, the channel to it closes and the server ends by itself.
process.on('disconnect', () => process.exit());
// The channel alone shall not keep a server alive that has closed everything else.
process.channel?.unref();
