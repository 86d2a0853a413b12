import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node of OpenSearch for tests, from the jars of its server alone. Each argument is a setting as NAME=VALUE. It ends with the
 * process that started it: when nothing can come in any more.
 */
public final class SearchNode extends Node {
  private SearchNode(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "node"),
        List.of(Netty4Plugin.class),
        true);
  }

  public static void main(String[] arguments) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (String argument : arguments) {
      int sign = argument.indexOf('=');
      settings.put(argument.substring(0, sign), argument.substring(sign + 1));
    }
    new SearchNode(settings.build()).start();
    System.out.println("started");
    waitForEnd();
    // Closing would wait for other nodes: a machine that goes away does not.
    System.exit(0);
  }

  private static void waitForEnd() throws IOException {
    while (System.in.read() >= 0) {
      continue;
    }
  }
}
